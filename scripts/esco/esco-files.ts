// The files of ESCO's download (CSV, one folder for a language) as they are published:
// https://esco.ec.europa.eu/en/use-esco/download
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './csv-table'
import { readTable } from './csv-table'
import type { Report } from './report'

export interface EscoConcept {
  uri: string
  place: Place
  en: string
  /** Null where there is no Arabic one. */
  ar: string | null
  /** Other labels, English ones first. */
  others: string[]
}
export interface EscoOccupation extends EscoConcept {
  isco: string
}
export interface EscoLink {
  from: string
  to: string
  place: Place
}

export interface EscoData {
  skills: EscoConcept[]
  groups: EscoConcept[]
  occupations: EscoOccupation[]
  broader: EscoLink[]
  related: EscoLink[]
  /** From an occupation to a skill. */
  needs: (EscoLink & { essential: boolean })[]
  /** The uris of skills that are languages, and of those that hold in every line of work. */
  languages: ReadonlySet<string>
  transversal: ReadonlySet<string>
}

/**
 * @throws an error that names file, line and column where a file is missing or not in ESCO's form.
 */
export const readEscoFiles = (folder: string, report: Report): EscoData => ({
  skills: readConcepts(folder, 'skills', 'KnowledgeSkillCompetence', report),
  groups: readGroups(folder, report),
  occupations: readConcepts(folder, 'occupations', 'Occupation', report),
  broader: readLinks(
    folder,
    report,
    'broaderRelationsSkillPillar_en.csv',
    'conceptUri',
    'broaderUri',
  ),
  related: readLinks(
    folder,
    report,
    'skillSkillRelations_en.csv',
    'originalSkillUri',
    'relatedSkillUri',
  ),
  needs: readNeeds(folder, report),
  languages: collection(folder, 'languageSkillsCollection_en.csv', report),
  transversal: collection(folder, 'transversalSkillsCollection_en.csv', report),
})

/** Without them every skill is in one group. */
const readGroups = (folder: string, report: Report): EscoConcept[] => {
  if (existsSync(join(folder, 'skillGroups_en.csv')))
    return readConcepts(folder, 'skillGroups', 'SkillGroup', report)
  report.note('Files that are not there and can be done without', 'skillGroups_en.csv')
  return []
}

const readNeeds = (folder: string, report: Report) =>
  must(
    'occupationSkillRelations_en.csv',
    readTable(folder, 'occupationSkillRelations_en.csv', report, [
      'occupationUri',
      'relationType',
      'skillUri',
    ]),
  ).map(({ values, place }) => {
    if (values.relationType !== 'essential' && values.relationType !== 'optional')
      throw new Error(
        `${place('relationType')}: “${values.relationType}” is neither essential nor optional.`,
      )
    return {
      from: values.occupationUri,
      to: values.skillUri,
      place,
      essential: values.relationType === 'essential',
    }
  })

const readLinks = <From extends string, To extends string>(
  folder: string,
  report: Report,
  name: string,
  from: From,
  to: To,
): EscoLink[] =>
  must(name, readTable<From | To>(folder, name, report, [from, to])).map(({ values, place }) => ({
    from: values[from],
    to: values[to],
    place,
  }))

/**
 * The skills that a collection lists. If the collection is missing, its skills are imported without
 * being marked.
 */
const collection = (folder: string, name: string, report: Report): ReadonlySet<string> => {
  const rows = readTable(folder, name, report, ['conceptUri'])
  if (rows === null) report.note('Files that are not there and can be done without', name)
  return new Set(rows?.map(({ values }) => values.conceptUri))
}

const CONCEPT = ['conceptType', 'conceptUri', 'preferredLabel'] as const
const MORE = ['altLabels', 'status', 'iscoGroup'] as const

const readConcepts = (
  folder: string,
  file: 'skills' | 'skillGroups' | 'occupations',
  type: string,
  report: Report,
): EscoOccupation[] => {
  const english = must(
    `${file}_en.csv`,
    readTable<(typeof CONCEPT)[number] | (typeof MORE)[number]>(
      folder,
      `${file}_en.csv`,
      report,
      CONCEPT,
      MORE,
    ),
  )
  const arabic = readArabic(folder, file, report)
  const seen = new Set<string>()
  return english.flatMap(({ values, place }) => {
    if (values.conceptType !== type)
      throw new Error(`${place('conceptType')}: expected ${type}, found “${values.conceptType}”.`)
    if (!/^https?:\/\/\S+$/.test(values.conceptUri))
      throw new Error(`${place('conceptUri')}: “${values.conceptUri}” is not a URI.`)
    if (seen.has(values.conceptUri)) {
      // Published editions repeat some concepts word for word.
      report.note('Concepts that come twice, taken once', `${place()}: ${values.preferredLabel}`)
      return []
    }
    seen.add(values.conceptUri)
    if (values.status !== '' && values.status !== 'released') {
      report.note(
        'Concepts left out because they are not released',
        `${place('status')}: ${values.preferredLabel}`,
      )
      return []
    }
    const own = arabic.get(values.conceptUri)
    if (own === undefined || own.label === '')
      report.note(
        'Concepts without an Arabic label, which have their English one',
        `${place()}: ${values.preferredLabel}`,
      )
    const others = [...getLines(values.altLabels), ...(own?.others ?? [])]
    return [
      {
        uri: values.conceptUri,
        place,
        en: values.preferredLabel,
        ar: own?.label || null,
        others,
        isco: values.iscoGroup,
      },
    ]
  })
}

const readArabic = (
  folder: string,
  file: string,
  report: Report,
): Map<string, { label: string; others: string[] }> => {
  const rows = readTable<'conceptUri' | 'preferredLabel' | 'altLabels'>(
    folder,
    `${file}_ar.csv`,
    report,
    ['conceptUri'],
    ['preferredLabel', 'altLabels'],
  )
  if (rows === null)
    report.note('Files that are not there and can be done without', `${file}_ar.csv`)
  return new Map(
    rows?.map(({ values }) => [
      values.conceptUri,
      { label: values.preferredLabel, others: getLines(values.altLabels) },
    ]),
  )
}

const getLines = (cell: string): string[] =>
  cell
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

const must = <Table>(name: string, table: Table | null): Table => {
  if (table === null) throw new Error(`${name} is missing from the folder.`)
  return table
}
