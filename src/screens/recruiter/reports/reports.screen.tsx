import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import {
  toAssessmentId,
  versionIn,
  versions,
  type Kind,
  type Version,
} from '../../../features/recruiter/outcomes/assessment-address'
import { recruiterQueries } from '../../../features/recruiter/recruiter.queries'
import {
  resultsList,
  type ResultsSearch,
} from '../../../features/recruiter/outcomes/results-search'
import { useList } from '../../../features/recruiter/lists/use-list'
import { toReports } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { PageTitle } from '../../../ui/layout/panel'
import { EmptyState } from '../../../ui/feedback/states'
import { CountsStrip } from './counts-strip'
import { ReportFilters } from './report-filters'
import { ReportList } from './report-list'

/** The reports of one assessment: both kinds are the same page. */
const ReportsScreen = () => {
  const { t } = useTranslation('recruiter')
  const { version: named }: Record<string, string | undefined> = useParams({ strict: false })
  const kind = useLocation({
    select: ({ pathname }) => (pathname.includes('/annotation/') ? 'annotation' : 'english'),
  })
  const { search, change, list } = useList(resultsList)
  const version = versionIn(named)
  if (version === null) {
    return (
      <EmptyState
        level={1}
        title={t('reports.noVersion')}
        action={
          <LinkButton size="sm" variant="secondary">
            <Link to={toReports(kind)}>{t('reports.toNewest')}</Link>
          </LinkButton>
        }
      >
        {t('reports.noVersionBody')}
      </EmptyState>
    )
  }
  const assessmentId = toAssessmentId(kind, version)
  return (
    <>
      <PageTitle
        title={t(`kind.${kind}`)}
        aside={<Versions kind={kind} here={version} search={search} />}
      />
      <ReportFilters search={search} onChange={change} list={list} />
      <Counts assessmentId={assessmentId} />
      <ReportList key={assessmentId} assessmentId={assessmentId} search={search} list={list} />
    </>
  )
}

interface VersionsProps {
  kind: Kind
  here: Version
  search: ResultsSearch
}

/** The versions side by side; another version starts without the filters of this one. */
const Versions = ({ kind, here, search }: VersionsProps) => {
  const { t } = useTranslation('recruiter')
  return (
    <chakra.nav aria-label={t('reports.versions')}>
      <chakra.ul
        display="inline-flex"
        borderWidth="1px"
        borderColor="border.strong"
        borderRadius="control"
        bg="bg.surface"
        overflow="hidden"
      >
        {versions.map((version) => (
          <chakra.li
            key={version}
            borderInlineEnd="1px solid {colors.border}"
            _last={{ borderInlineEnd: 'none' }}
          >
            <chakra.a
              asChild
              display="inline-flex"
              alignItems="center"
              minHeight="34px"
              paddingInline="4"
              textStyle="smallMedium"
              color="fg.muted"
              _hover={{ color: 'fg' }}
              _currentPage={{ bg: 'accent.subtle', color: 'accent.fg', fontWeight: '600' }}
              _focusVisible={{ outlineOffset: '-2px' }}
              css={{ '@media (pointer: coarse)': { minHeight: '44px' } }}
            >
              <Link
                to={toReports(kind, version)}
                search={resultsList.write({ ...search, ...resultsList.unfiltered, page: 1 })}
                aria-current={version === here ? 'page' : undefined}
                activeProps={{}}
              >
                {t(`version.${version}`)}
              </Link>
            </chakra.a>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}

/**
 * How all attempts of this version stand; left out until it is known, since the list says it all
 * itself.
 */
const Counts = ({ assessmentId }: { assessmentId: ReturnType<typeof toAssessmentId> }) => {
  const { data } = useQuery(recruiterQueries.assessments())
  const counts = data?.find((one) => one.assessment_id === assessmentId)?.counts
  return counts === undefined ? <chakra.div minHeight="52px" /> : <CountsStrip counts={counts} />
}

export default ReportsScreen
