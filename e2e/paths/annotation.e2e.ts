import { annotation } from './annotation/parts'
import { drivenAssessment } from './assessment/driven-assessment'
import { walkThroughScreens } from './assessment/walks'

walkThroughScreens(drivenAssessment(annotation))
