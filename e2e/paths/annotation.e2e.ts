import { annotation } from './annotation/parts'
import { drivenAssessment } from './assessment/fixtures'
import { walkThroughScreens } from './assessment/walks'

walkThroughScreens(drivenAssessment(annotation))
