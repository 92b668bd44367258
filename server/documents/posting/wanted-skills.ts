import { byForm, type Taxonomy } from '../../content/taxonomy/taxonomy'
import { foldText } from '../../../machines/shared/fold'
import type { Line } from '../extract/text'
import { isDegree, isPlace } from '../read/employment/work-words'
import { isBullet, withoutBullet } from '../read/sections'
import { indexSkills } from '../read/skills/skill-index'
import { skillsIn } from '../read/skills/skills'
import { languagesIn } from '../read/skills/spoken-languages'
import { dayIn } from './closing-date'
import { experienceIn } from './experience'
import { factLabel, labelled } from './labelled'
import type { Passage } from './sections'
import { termsIn } from './terms'
import type { Posting } from './posting'

type Wanted = Posting['skills'][number]

const most = 60
const preferredWords =
  /prefer|nice to have|a plus|desir|advantage|bonus|ideally|(?:يفضل|ميزه|افضليه)/u
const languageWords =
  /fluen|proficien|excellent|speak|spoken|written|command|native|bilingual|language|communicat|(?:طلاقه|اجاده|لغه|اللغه|يتحدث|تحدث|كتابه|اتقان)/u
const highWords =
  /fluen|native|expert|advanced|excellent|strong|deep|(?:طلاقه|اتقان|ممتاز|متقدم|خبير)/u
const lowWords = /basic|familiar|some knowledge|awareness|(?:اساسي|المام)/u

/**
 * The skills that a job asks for, as resumes are read: what its requirements and lists name is
 * required, what is preferred by its heading or in its own sentence preferred. What only its duties
 * name is required where there are no requirements.
 */
export function wantedSkills(passages: readonly Passage[], taxonomy: Taxonomy): Wanted[] {
  const index = indexSkills(taxonomy)
  const known = byForm(taxonomy.skills)
  const found = passages.flatMap((passage) =>
    passage.about === 'aside'
      ? []
      : passage.lines.flatMap((line) => {
          const sentence = foldText(line.text)
          const asks =
            passage.about === 'preferred' || preferredWords.test(sentence)
              ? 'preferred'
              : 'required'
          const named = skillsIn(
            [{ kind: isItem(passage, line) ? 'skills' : 'other', lines: [line] }],
            [],
            index,
          ).flatMap((skill) =>
            skill.ref_skill === null &&
            (passage.about !== 'skills' || isFact(skill.name, line.text))
              ? []
              : [{ ref: skill.ref_skill, name: skill.name }],
          )
          const spoken = languageWords.test(sentence)
            ? languagesIn([line.text], taxonomy).flatMap((name) =>
                toId(known.get(foldText(name)), name),
              )
            : []
          return [...named, ...spoken].map(({ ref, name }) => ({
            from: passage.about,
            skill: {
              ref_skill: ref,
              name: name.slice(0, 200),
              importance: asks,
              required_level: levelIn(sentence),
            } satisfies Wanted,
          }))
        }),
  )
  const asked = found.some(({ from }) => from === 'required' || from === 'skills')
  const merged = new Map<string, Wanted>()
  for (const { from, skill } of found) {
    const weighed: Wanted =
      asked && (from === 'duties' || from === 'told')
        ? { ...skill, importance: 'preferred' }
        : skill
    const key = weighed.ref_skill ?? `~${foldText(weighed.name)}`
    const earlier = merged.get(key)
    merged.set(
      key,
      earlier === undefined
        ? weighed
        : {
            ...earlier,
            importance: earlier.importance === 'required' ? 'required' : weighed.importance,
            required_level: earlier.required_level ?? weighed.required_level ?? null,
          },
    )
  }
  return [...merged.values()]
    .toSorted((a, b) => Number(a.importance === 'preferred') - Number(b.importance === 'preferred'))
    .slice(0, most)
}

/**
 * Whether a line is a list of skills or names one: then forms that are common words elsewhere count
 * too.
 */
const isItem = ({ about }: Passage, { text }: Line): boolean =>
  about === 'skills' ||
  ((about === 'required' || about === 'preferred') &&
    isBullet(text) &&
    withoutBullet(text).split(/\s+/).length <= 4)

/** A fact of the job, which stands in a list of skills or below one and is none. */
const isFact = (name: string, line: string): boolean =>
  labelled([line], factLabel) !== null ||
  termsIn(name).length > 0 ||
  /^(?:permanent|دائم)$/iu.test(name) ||
  dayIn(name) !== null ||
  experienceIn([name]) !== null ||
  isDegree(name) ||
  isPlace(name)

const toId = (skill: { id: string } | undefined, name: string): { ref: string; name: string }[] =>
  skill === undefined ? [] : [{ ref: skill.id, name }]

function levelIn(sentence: string): number | null {
  if (highWords.test(sentence)) return 80
  return lowWords.test(sentence) ? 40 : null
}
