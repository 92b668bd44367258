import type { TaxonomyContent } from '../../server/content/taxonomy/taxonomy-schema'
import { findAncestors } from '../../server/content/taxonomy/taxonomy-faults'
import { builtInTaxonomy } from '../../server/content/taxonomy/taxonomy'
import { toLevel, nextRoles } from './esco-careers'
import type { EscoData, EscoLink } from './esco-files'
import { toLabels } from './esco-forms'
import type { Report } from './report'

/**
 * ESCO's data in our form. Sectors and industries are ours, as ESCO has none; edit them in the
 * file.
 */
export const toTaxonomy = (data: EscoData, report: Report): TaxonomyContent => {
  const known = new Set(data.skills.map(({ uri }) => uri))
  const roles = new Set(data.occupations.map(({ uri }) => uri))
  const isKnown = (from: ReadonlySet<string>, to: ReadonlySet<string>) => (link: EscoLink) => {
    const stranger = from.has(link.from) ? (to.has(link.to) ? null : link.to) : link.from
    if (stranger !== null)
      report.note(
        'Relations left out because a concept is not in the files',
        `${link.place()}: ${stranger}`,
      )
    return stranger === null
  }
  const hierarchy = new Map<string, string[]>()
  for (const { from, to } of data.broader) hierarchy.set(from, [...(hierarchy.get(from) ?? []), to])
  const broader = withoutCircles(
    data.broader.filter(({ from, to }) => known.has(from) && known.has(to)),
    report,
  )
  const related = apart(data.related.filter(isKnown(known, known)), broader, report)
  const grouped = toGroups(data, hierarchy)
  const labels = toLabels(data.skills, report)
  const skills = data.skills.map(({ uri }) => {
    const { listed, ...label } = labels.get(uri) ?? { en: uri, ar: uri, aliases: [], listed: [] }
    return {
      id: toId(uri),
      ...label,
      ...(listed.length > 0 ? { listed } : {}),
      group: grouped.of(uri),
      broader: (broader.get(uri) ?? []).map(toId),
      related: (related.get(uri) ?? []).map(toId),
    }
  })
  const { sectors, industries } = builtInTaxonomy()
  return {
    groups: grouped.groups(skills),
    sectors: [...sectors],
    industries: [...industries],
    skills,
    occupations: toOccupations(data, data.needs.filter(isKnown(roles, known)), report),
  }
}

/**
 * http://data.europa.eu/esco/skill/0005c151-… as esco_skill_0005c151_…, so that an id stays the
 * same from one edition to the next.
 */
const toId = (uri: string): string =>
  `esco_${uri
    .replace(/^https?:\/\/[^/]+\/(?:esco\/)?/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')}`

const toOccupations = (
  data: EscoData,
  needs: EscoData['needs'],
  report: Report,
): TaxonomyContent['occupations'] => {
  const labels = toLabels(data.occupations, report)
  const skills = new Map<string, { essential: Set<string>; optional: Set<string> }>(
    data.occupations.map(({ uri }) => [uri, { essential: new Set(), optional: new Set() }]),
  )
  for (const { from, to, essential } of needs)
    skills.get(from)?.[essential ? 'essential' : 'optional'].add(toId(to))
  const occupations = data.occupations.map(({ uri, isco }) => {
    const { en, ar, aliases } = labels.get(uri) ?? { en: uri, ar: uri, aliases: [] }
    const { essential = new Set<string>(), optional = new Set<string>() } = skills.get(uri) ?? {}
    return {
      id: toId(uri),
      en,
      ar,
      aliases,
      sector: null,
      level: toLevel(isco),
      essential: [...essential],
      optional: [...optional].filter((skill) => !essential.has(skill)),
    }
  })
  const next = nextRoles(occupations)
  return occupations.map((occupation) => ({ ...occupation, next: next.get(occupation.id) ?? [] }))
}

type Links = Map<string, string[]>

const withoutCircles = (links: readonly EscoLink[], report: Report): Links => {
  const broader: Links = new Map()
  for (const { from, to, place } of links) {
    if (broader.get(from)?.includes(to)) continue
    if (from === to || findAncestors(to, broader).has(from))
      report.note('Broader relations left out because they close a circle', `${place()}: ${from}`)
    else broader.set(from, [...(broader.get(from) ?? []), to])
  }
  return broader
}

/** Every pair once, none of which is broader or narrower already. */
const apart = (links: readonly EscoLink[], broader: Links, report: Report): Links => {
  const related: Links = new Map()
  const seen = new Set<string>()
  for (const { from, to, place } of links) {
    const pair = [from, to].toSorted().join(' ')
    if (seen.has(pair)) continue
    seen.add(pair)
    if (from === to || findAncestors(from, broader).has(to) || findAncestors(to, broader).has(from))
      report.note(
        'Related pairs left out because one is broader than the other',
        `${place()}: ${from}`,
      )
    else related.set(from, [...(related.get(from) ?? []), to])
  }
  return related
}

/**
 * A skill's group is the one just below the top of ESCO's hierarchy. The resume reader treats
 * languages and virtues apart, so those keep our ids.
 */
const toGroups = (data: EscoData, hierarchy: Links) => {
  const ours = builtInTaxonomy().groups.filter(({ id }) => id === 'languages' || id === 'personal')
  const other = { id: 'other', en: 'Other skills', ar: 'مهارات أخرى' }
  const theirs = data.groups.map(({ uri, en, ar }) => ({ id: toId(uri), en, ar: ar ?? en }))
  const known = new Set(data.groups.map(({ uri }) => uri))
  const groupAbove = (uri: string): string => {
    const way = new Set([uri])
    for (const at of way) {
      const above = hierarchy.get(at)?.find((one) => !way.has(one))
      if (above !== undefined) way.add(above)
    }
    const root = [...way].at(-1)
    const met = [...way].filter((one) => known.has(one))
    const below = met.findLast((one) => one !== root) ?? met.at(-1)
    return below === undefined ? other.id : toId(below)
  }
  return {
    of: (uri: string): string =>
      data.languages.has(uri)
        ? 'languages'
        : data.transversal.has(uri)
          ? 'personal'
          : groupAbove(uri),
    groups: (skills: readonly { group: string }[]) => {
      const used = new Set(skills.map(({ group }) => group))
      return [...ours, ...theirs, other].filter(({ id }) => used.has(id))
    },
  }
}
