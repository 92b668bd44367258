import groups from './groups.json'
import industries from './industries.json'
import sectors from './sectors.json'
import annotationRoles from './occupations/annotation.json'
import engineeringRoles from './occupations/engineering.json'
import financeRoles from './occupations/finance.json'
import healthRoles from './occupations/health.json'
import officeRoles from './occupations/office.json'
import serviceRoles from './occupations/service.json'
import technologyRoles from './occupations/technology.json'
import administration from './skills/administration.json'
import customerService from './skills/customer-service.json'
import dataAnnotation from './skills/data-annotation.json'
import educationLegal from './skills/education-legal.json'
import engineering from './skills/engineering.json'
import finance from './skills/finance.json'
import health from './skills/health.json'
import humanResources from './skills/human-resources.json'
import informationTechnology from './skills/information-technology.json'
import languageWork from './skills/language-work.json'
import languages from './skills/languages.json'
import marketing from './skills/marketing.json'
import personal from './skills/personal.json'

// The order of the groups everywhere.
const skills = {
  data_annotation: dataAnnotation,
  languages,
  language_work: languageWork,
  information_technology: informationTechnology,
  administration,
  human_resources: humanResources,
  customer_service: customerService,
  marketing,
  engineering,
  health,
  finance,
  education_legal: educationLegal,
  personal,
}

/** The data of this repository as one file's content would be; nothing is checked here. */
export const builtInContent = {
  groups,
  sectors,
  industries,
  skills: Object.entries(skills).flatMap(([group, entries]) =>
    entries.map((entry) => ({ ...entry, group })),
  ),
  occupations: [
    annotationRoles,
    technologyRoles,
    officeRoles,
    serviceRoles,
    engineeringRoles,
    healthRoles,
    financeRoles,
  ].flat(),
}
