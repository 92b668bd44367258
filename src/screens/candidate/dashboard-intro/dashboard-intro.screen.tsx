import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type words from '../../../../locales/en/candidate.json'
import {
  toCandidateAssessments,
  toCandidateDashboard,
  toCourses,
  toMatchingJobs,
  toProfile,
  toUpskillCareer,
} from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { TextLink } from '../../../ui/link'
import { Nuqta } from '../../../ui/career-path/nuqta'
import { PageTitle, Panel } from '../../../ui/layout/panel'

type Part = keyof typeof words.intro.parts

const parts = [
  { id: 'profile', to: toProfile() },
  { id: 'tests', to: toCandidateAssessments() },
  { id: 'jobs', to: toMatchingJobs() },
  { id: 'gaps', to: toCourses() },
  { id: 'career', to: toUpskillCareer() },
] as const satisfies readonly { id: Part; to: string }[]

/** Explains the parts of the dashboard, in the order in which a candidate needs them. */
const DashboardIntroScreen = () => {
  const { t } = useTranslation('candidate')
  return (
    <>
      <PageTitle
        title={t('intro.title')}
        intro={t('intro.lead')}
        action={
          <LinkButton variant="primary">
            <Link to={toCandidateDashboard()}>{t('intro.toDashboard')}</Link>
          </LinkButton>
        }
      />
      <Panel>
        <chakra.ol maxWidth="measure">
          {parts.map(({ id, to }) => (
            <chakra.li
              key={id}
              position="relative"
              display="flex"
              gap="4"
              paddingBlockEnd="7"
              _last={{ paddingBlockEnd: '0' }}
              css={{
                '&:not(:last-of-type)::before': {
                  content: '""',
                  position: 'absolute',
                  insetInlineStart: '12.5px',
                  insetBlockStart: '34px',
                  insetBlockEnd: '4px',
                  width: '3px',
                  borderRadius: '2px',
                  bg: 'border.strong',
                },
              }}
            >
              <chakra.span
                display="flex"
                alignItems="center"
                justifyContent="center"
                width="28px"
                height="28px"
                flexShrink="0"
              >
                <Nuqta filled />
              </chakra.span>
              <div>
                <chakra.h2 textStyle="h2">{t(`intro.parts.${id}.title`)}</chakra.h2>
                <chakra.p color="fg.muted" marginBlockStart="1">
                  {t(`intro.parts.${id}.body`)}
                </chakra.p>
                <chakra.p textStyle="small" marginBlockStart="2">
                  <TextLink>
                    <Link to={to}>{t(`intro.parts.${id}.open`)}</Link>
                  </TextLink>
                </chakra.p>
              </div>
            </chakra.li>
          ))}
        </chakra.ol>
      </Panel>
    </>
  )
}

export default DashboardIntroScreen
