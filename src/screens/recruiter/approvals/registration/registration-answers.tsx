import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { formatLine } from '../../../../i18n/lists'
import { formatNumber } from '../../../../i18n/numbers'
import { useLanguage } from '../../../../i18n/use-language'
import { formatEmiratesId } from '../../../../ui/fields/emirates-id-field'
import { type Fact, Facts } from '../../../../ui/layout/facts'
import { TextLink } from '../../../../ui/link'
import { None } from '../../../../ui/lists/none'
import { Panel } from '../../../../ui/layout/panel'

type Schemas = components['schemas']

interface AnswersPanelProps {
  details: Schemas['CandidateDetails']
  emiratesId: string | null
}

/** Everything that a candidate stated at onboarding. */
export const AnswersPanel = ({ details, emiratesId }: AnswersPanelProps) => {
  const { t } = useTranslation(['registration', 'onboarding', 'recruiter'])
  const { language } = useLanguage()
  const yesNo = (value: boolean) => t(value ? 'recruiter:approvals.yes' : 'recruiter:approvals.no')
  const home: Fact[] = [
    {
      label: t('answer.emiratesId'),
      value: emiratesId === null ? <None /> : <bdi dir="ltr">{formatEmiratesId(emiratesId)}</bdi>,
    },
    { label: t('answer.emirati'), value: yesNo(details.is_emirati) },
    { label: t('answer.city'), value: t(`recruiter:city.${details.city}`) },
    {
      label: t('answer.address'),
      value: details.address === '' ? <None /> : <bdi>{details.address}</bdi>,
    },
  ]
  const work: Fact[] = [
    { label: t('answer.education'), value: t(`recruiter:education.${details.education_level}`) },
    {
      label: t('answer.student'),
      value: details.is_student ? toAnswer(details.university_name, yesNo) : yesNo(false),
    },
    { label: t('answer.employed'), value: yesNo(details.currently_employed) },
    { label: t('answer.hours'), value: yesNo(details.availability_40_hours) },
    {
      label: t('answer.slots'),
      value: formatLine(
        details.candidate_availability.map((slot) => t(`onboarding:slot.${slot}`)),
        language,
      ),
    },
    { label: t('answer.mode'), value: t(`onboarding:mode.${details.availability_mode}`) },
  ]
  const needs: Fact[] = [
    { label: t('answer.laptop'), value: yesNo(details.laptop_available) },
    { label: t('answer.wifi'), value: yesNo(details.wifi_available) },
    {
      label: t('answer.needs'),
      value: details.accommodations_needed
        ? toAnswer(details.accommodations_detail, yesNo)
        : yesNo(false),
      wide: true,
    },
  ]
  const elsewhere: Fact[] = [
    { label: t('answer.heardFrom'), value: t(`onboarding:channel.${details.heard_from}`) },
    {
      label: t('answer.links'),
      value:
        details.candidate_social_links.length === 0 ? (
          <None />
        ) : (
          <Links links={details.candidate_social_links} />
        ),
    },
  ]
  return (
    <Panel level={3} title={t('answer.title')}>
      {Object.entries({ home, work, needs, elsewhere }).map(([id, facts]) => (
        <Facts key={id} facts={facts} />
      ))}
    </Panel>
  )
}

const toAnswer = (words: string | null, yesNo: (value: boolean) => string): ReactNode =>
  words === null ? yesNo(true) : <bdi>{words}</bdi>

/** The company that a recruiter registered. */
export const CompanyPanel = ({ company }: { company: Schemas['Company'] }) => {
  const { t } = useTranslation('registration')
  const { language } = useLanguage()
  const facts: Fact[] = [
    { label: t('company.name'), value: <bdi>{company.company_name}</bdi> },
    { label: t('company.size'), value: formatNumber(company.company_size, language) },
    { label: t('company.industry'), value: <bdi>{company.company_industry}</bdi> },
    { label: t('company.location'), value: <bdi>{company.company_location}</bdi> },
    {
      label: t('company.website'),
      value:
        company.company_website === null ? <None /> : <Links links={[company.company_website]} />,
      wide: true,
    },
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
