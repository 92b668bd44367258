import { useTranslation } from 'react-i18next'
import { Taking } from './taking'

const AnnotationAssessmentScreen = () => {
  // The sentences of its tools are here before the first of them is met, so that nobody waits for
  // them in a part.
  useTranslation('parts')
  return <Taking kind="annotation" />
}

export default AnnotationAssessmentScreen
