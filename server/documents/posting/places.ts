import { foldText } from '../../../machines/shared/fold'
import type { components } from '../../../openapi/generated/api'

type City = components['schemas']['City']

const word = (names: string): RegExp =>
  new RegExp(`(?<![\\p{L}@.])(?:${names})(?!\\p{L}|\\.\\p{L})`, 'u')

const cities: readonly [City, RegExp][] = [
  ['abu_dhabi', word('abu ?-?dhabi|auh|[بولف]?ل?ابو ?ظبي')],
  ['al_ain', word('al[ -]?ain|مدينه العين|[بوف]?العين|للعين')],
  ['dubai', word('dubai|dxb|[بولف]?دبي')],
  ['sharjah', word('(?:al )?sharjah|shj|[بوف]?الشارقه|للشارقه')],
  ['ajman', word('ajman|[بولف]?عجمان')],
  ['fujairah', word('(?:al )?fujairah|[بوف]?الفجيره|للفجيره')],
  ['ras_al_khaimah', word('ras[ -]al[ -]?khaimah|rak|[بولف]?راس الخيمه')],
  ['umm_al_quwain', word('umm[ -]al[ -]?qu?[aw]+i?n|uaq|[بولف]?ام القيوين')],
]

/** Well-known parts of the cities, which an advertisement may name alone. */
const parts: readonly [City, RegExp][] = [
  [
    'abu_dhabi',
    word(
      'mussaff?ah|musaffah|khalifa city|yas island|saadiyat|al reem|reem island|masdar city|ruwais|al dhafra|kizad|adgm|mohammed bin zayed city|mbz city|liwa|madinat zayed|[بول]?مصفح|[بول]?مدينه خليفه|[بوف]?الرويس|[بوف]?ليوا|مدينه زايد|جزيره ياس|جزيره الريم',
    ),
  ],
  [
    'dubai',
    word(
      'deira|bur dubai|karama|al quoz|al barsha|jumeirah|jlt|jvc|jbr|jebel ali|jabal ali|jafza|business bay|difc|dip|dubai south|downtown dubai|al qusais|qusais|satwa|silicon oasis|international city|hatta|[بول]?ديره|[بوف]?حتا|[بوف]?القوز|[بوف]?البرشاء|[بول]?جبل علي|[بوف]?القصيص|[بوف]?الكرامه',
    ),
  ],
  [
    'sharjah',
    word(
      'saif zone|al nahda sharjah|muwaileh|hamriyah|khor ?fakk?an|kalba|al dhaid|[بول]?مويلح|[بوف]?الحمريه|[بولف]?خورفكان|[بولف]?خور فكان|[بولف]?كلباء|[بوف]?الذيد',
    ),
  ],
  ['fujairah', word('dibba|[بولف]?دبا')],
]

/** The cities of the Emirates that a text names, in its order; by their parts where it names none. */
export function citiesIn(text: string): City[] {
  const folded = foldText(text.replace(/\S*@\S*|https?:\S+/g, ' '))
  const named = foundIn(folded, cities)
  return named.length > 0 ? named : foundIn(folded, parts)
}

/** The first of the eight cities that a text names. */
export const cityIn = (text: string): City | null => citiesIn(text)[0] ?? null

const foundIn = (folded: string, names: readonly [City, RegExp][]): City[] =>
  names
    .flatMap(([city, words]) => {
      const at = folded.search(words)
      return at < 0 ? [] : [{ city, at }]
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ city }) => city)
