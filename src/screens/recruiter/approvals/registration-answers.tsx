import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { formatLine } from '../../../i18n/lists'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { formatEmiratesId } from '../../../ui/emirates-id-field'
import { TextLink } from '../../../ui/link'
import { None } from '../../../ui/none'
import { Panel } from '../../../ui/panel'

type Schemas = components['schemas']
type Fact = readonly [label: string, value: ReactNode]

interface AnswersPanelProps {
  details: Schemas['CandidateDetails']
  emiratesId: string | null
}

/** What a candidate told at onboarding, all of it. */
export const AnswersPanel = ({ details, emiratesId }: AnswersPanelProps) => {
  const { t } = useTranslation(['registration', 'onboarding', 'recruiter'])
  const { language } = useLanguage()
  const yesNo = (value: boolean) => t(value ? 'recruiter:approvals.yes' : 'recruiter:approvals.no')
  const facts: Fact[] = [
    [
      t('answer.emiratesId'),
      emiratesId === null ? null : <bdi dir="ltr">{formatEmiratesId(emiratesId)}</bdi>,
    ],
    [t('answer.emirati'), yesNo(details.is_emirati)],
    [t('answer.city'), t(`recruiter:city.${details.city}`)],
    [
      t('answer.address'),
      details.address === '' ? null : <bdi key="address">{details.address}</bdi>,
    ],
    [t('answer.education'), t(`recruiter:education.${details.education_level}`)],
    [t('answer.student'), details.is_student ? said(details.university_name, yesNo) : yesNo(false)],
    [t('answer.employed'), yesNo(details.currently_employed)],
    [t('answer.hours'), yesNo(details.availability_40_hours)],
    [
      t('answer.slots'),
      formatLine(
        details.candidate_availability.map((slot) => t(`onboarding:slot.${slot}`)),
        language,
      ),
    ],
    [t('answer.mode'), t(`onboarding:mode.${details.availability_mode}`)],
    [t('answer.laptop'), yesNo(details.laptop_available)],
    [t('answer.wifi'), yesNo(details.wifi_available)],
    [
      t('answer.needs'),
      details.accommodations_needed ? said(details.accommodations_detail, yesNo) : yesNo(false),
    ],
    [t('answer.heardFrom'), t(`onboarding:channel.${details.heard_from}`)],
    [
      t('answer.links'),
      details.candidate_social_links.length === 0 ? null : (
        <Links links={details.candidate_social_links} />
      ),
    ],
  ]
  return (
    <Panel level={3} title={t('answer.title')}>
      <Facts facts={facts} />
    </Panel>
  )
}

const said = (words: string | null, yesNo: (value: boolean) => string): ReactNode =>
  words === null ? yesNo(true) : <bdi>{words}</bdi>

/** The company that a recruiter registered. */
export const CompanyPanel = ({ company }: { company: Schemas['Company'] }) => {
  const { t } = useTranslation('registration')
  const { language } = useLanguage()
  const facts: Fact[] = [
    [t('company.name'), <bdi key="name">{company.company_name}</bdi>],
    [t('company.size'), formatNumber(company.company_size, language)],
    [t('company.industry'), <bdi key="industry">{company.company_industry}</bdi>],
    [t('company.location'), <bdi key="location">{company.company_location}</bdi>],
    [
      t('company.website'),
      company.company_website === null ? null : <Links links={[company.company_website]} />,
    ],
  ]
  return (
    <Panel level={3} title={t('company.title')}>
      <Facts facts={facts} />
      <chakra.p
        dir="auto"
        marginBlockStart="4"
        textStyle="small"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
      >
        {company.company_description}
      </chakra.p>
    </Panel>
  )
}

const Links = ({ links }: { links: readonly string[] }) => (
  <>
    {links.map((link) => (
      <chakra.span key={link} display="block">
        <TextLink>
          <a href={link} target="_blank" rel="noreferrer noopener">
            <bdi dir="ltr">{link.replace(/^https?:\/\/(www\.)?/, '')}</bdi>
          </a>
        </TextLink>
      </chakra.span>
    ))}
  </>
)

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <chakra.dl
    display="grid"
    gridTemplateColumns="minmax(0, 2fr) minmax(0, 3fr)"
    columnGap="4"
    rowGap="2"
    textStyle="small"
  >
    {facts.map(([label, value]) => (
      <chakra.div key={label} display="contents">
        <chakra.dt color="fg.muted">{label}</chakra.dt>
        <chakra.dd overflowWrap="anywhere">{value ?? <None />}</chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
)
