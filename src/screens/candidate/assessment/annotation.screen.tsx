import { useTranslation } from 'react-i18next'
import { Unavailable } from './checking'

/** The annotation assessment has no questions yet, and says so. */
const AnnotationAssessmentScreen = () => {
  const { t } = useTranslation('assessment')
  return <Unavailable name={t('annotationName')} />
}

export default AnnotationAssessmentScreen
