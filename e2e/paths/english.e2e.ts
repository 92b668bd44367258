import { drivenAssessment } from './assessment/fixtures'
import { walkThroughScreens } from './assessment/walks'
import { english } from './english/parts'

walkThroughScreens(drivenAssessment(english))
