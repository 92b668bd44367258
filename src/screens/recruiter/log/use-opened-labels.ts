import { useTranslation } from 'react-i18next'

/** What was opened, in words, by the kind of file that an entry names. */
export function useOpenedLabels(): Partial<Record<string, string>> {
  const { t } = useTranslation('recruiter')
  return {
    recording: t('opened.recording'),
    screenshot: t('opened.screenshot'),
    episode: t('opened.episode'),
    take: t('opened.take'),
    resume: t('opened.resume'),
    report_pdf: t('opened.report_pdf'),
    attempt_report: t('opened.attempt_report'),
    interview_recording: t('opened.interview_recording'),
    own_data: t('opened.own_data'),
  }
}
