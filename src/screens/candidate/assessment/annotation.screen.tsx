import { Taking } from './taking'

const AnnotationAssessmentScreen = () => <Taking kind="annotation" />

export default AnnotationAssessmentScreen
