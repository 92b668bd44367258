import { drivenAssessment } from './assessment/driven-assessment'
import { walkThroughScreens } from './assessment/walks'
import { english } from './english/parts'

walkThroughScreens(drivenAssessment(english))
