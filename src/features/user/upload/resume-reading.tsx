import { chakra } from '@chakra-ui/react/styled-system'
import Check from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { formatLine } from '../../../i18n/lists'
import { formatMegabytes, formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { Icon } from '../../../ui/icons'
import { ProgressLine } from '../../../ui/charts/progress-line'

type Profile = components['schemas']['UserProfile']
type Resume = NonNullable<Profile['resume']>

/** The file somebody handed in: its name and size. */
export const ResumeFile = ({ resume }: { resume: Pick<Resume, 'filename' | 'size'> }) => {
  const { language } = useLanguage()
  return (
    <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
      {formatLine([resume.filename, formatMegabytes(resume.size, language)], language)}
    </chakra.p>
  )
}

/** How far the reading of a resume is, as a line and a number. */
export const ReadingProgress = ({ resume }: { resume: Resume }) => {
  const { t } = useTranslation('user')
  const { language } = useLanguage()
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <ProgressLine
        value={resume.progress}
        label={t('resume.reading')}
        number={formatPercent(resume.progress, language)}
      />
      <chakra.p textStyle="small" color="fg.muted">
        {t('resume.mayLeave')}
      </chakra.p>
    </chakra.div>
  )
}

interface ResumeFindingsProps {
  profile: NonNullable<Profile['upload_response']>['profile']
  /** Where the last resume could not be read, and this is from the one before. */
  earlier?: boolean
}

/** What was found in a resume, in numbers. */
export const ResumeFindings = ({ profile, earlier = false }: ResumeFindingsProps) => {
  const { t } = useTranslation('user')
  const counts = {
    skills: profile.skills.length,
    jobs: profile.work_history_detailed.length,
    education: profile.education.length,
  }
  const findings = [
    { id: 'skills', count: counts.skills, text: t('resume.skills', { count: counts.skills }) },
    { id: 'jobs', count: counts.jobs, text: t('resume.jobs', { count: counts.jobs }) },
    {
      id: 'education',
      count: counts.education,
      text: t('resume.education', { count: counts.education }),
    },
  ].filter(({ count }) => count > 0)
  if (findings.length === 0) {
    return (
      <chakra.p textStyle="small" color="fg.muted">
        {t('resume.foundNothing')}
      </chakra.p>
    )
  }
  return (
    <div>
      <chakra.p textStyle="small" color="fg.muted">
        {earlier ? t('resume.foundEarlier') : t('resume.found')}
      </chakra.p>
      <chakra.ul display="flex" flexDirection="column" gap="2" marginBlockStart="2">
        {findings.map(({ id, text }) => (
          <chakra.li key={id} display="flex" alignItems="center" gap="3" textStyle="small">
            <chakra.span color="accent" display="inline-flex">
              <Icon of={Check} size={18} />
            </chakra.span>
            {text}
          </chakra.li>
        ))}
      </chakra.ul>
    </div>
  )
}
