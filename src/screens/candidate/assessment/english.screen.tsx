import { Taking } from './taking'

const EnglishAssessmentScreen = () => <Taking kind="english" />

export default EnglishAssessmentScreen
