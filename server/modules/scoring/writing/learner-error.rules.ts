import type { EvidenceCode } from '../evidence'
import type { Sentence, Word } from './reading'

const uncountable =
  /^(informations|advices|furnitures|homeworks|equipments|knowledges|feedbacks|softwares|progresses|luggages|traffics|datas|trainings of|musics|newses)$/
const irregularPast =
  /^(went|bought|came|saw|took|gave|wrote|spoke|knew|thought|made|found|told|said|began|chose|understood|brought|taught|felt|kept|sent|spent|lost|met|got|ate|drank|drove|ran|sat|stood|became)$/
const modals =
  /^(can|could|will|would|should|must|may|might|cannot|can't|won't|couldn't|shouldn't|wouldn't)$/
const bareVerbs =
  /^(learn|understand|make|get|help|teach|improve|speak|write|go|do|see|be|have|know|solve|avoid|find|give|take|become|choose|explain)$/
const plurals = /^(many|several|few|these|those|two|three|four|five|six|seven|eight|nine|ten|both)$/
const singulars = /^(a|an|this|every|each|another)$/
const wrongPrepositions = new Set([
  'depend of',
  'depends of',
  'interested on',
  'interested about',
  'responsible of',
  'responsible about',
  'different of',
  'married with',
  'arrive to',
  'arrived to',
  'arrives to',
  'listen the',
  'listen music',
  'wait the',
  'explain me',
  'explained me',
  'suggest me',
  'suggested me',
  'said me',
  'say me',
  'described me',
  'describe me',
  'asked to me',
  'good in',
  'agree to you',
  'afraid from',
  'according the',
  'consist from',
  'consists from',
  'reason of that',
  'in internet',
  'at weekend',
  'in sunday',
  'in monday',
  'on the morning',
  'on january',
  'in the night',
])

const isNoun = (word: Word | undefined) =>
  word !== undefined && word.tags.has('Noun') && !word.tags.has('Pronoun') && word.content
const isPluralNoun = (word: Word | undefined) =>
  word !== undefined &&
  isNoun(word) &&
  word.tags.has('Plural') &&
  !/(news|series|data|media|means|species|people|police|ics)$/.test(word.form)
const isSingularNoun = (word: Word | undefined) =>
  word !== undefined &&
  isNoun(word) &&
  word.tags.has('Singular') &&
  !word.tags.has('Plural') &&
  !word.form.endsWith('s')

/**
 * Common errors of English learners that Harper 2.10 does not find, word by word. Each rule looks
 * at the words around one place.
 */
export const rules: {
  code: EvidenceCode
  length: number
  wrong: (at: number, words: readonly Word[], sentence: Sentence) => boolean
}[] = [
  {
    code: 'number_form',
    length: 2,
    wrong: (at, words) =>
      singulars.test(words[at]?.form ?? '') &&
      isPluralNoun(words[at + 1]) &&
      !isNoun(words[at + 2]),
  },
  {
    code: 'number_form',
    length: 2,
    wrong: (at, words) =>
      plurals.test(words[at]?.form ?? '') &&
      isSingularNoun(words[at + 1]) &&
      !isNoun(words[at + 2]) &&
      !words[at + 2]?.tags.has('Adjective') &&
      !words[at + 2]?.tags.has('Pronoun') &&
      !words[at + 2]?.tags.has('Determiner') &&
      !words[at + 1]?.tags.has('Adjective') &&
      !/^(per|hundred|thousand|million|people|half|o'clock|more|less|of)$/.test(
        words[at + 1]?.form ?? '',
      ) &&
      !/^(that|this)$/.test(words[at]?.form ?? ''),
  },
  { code: 'number_form', length: 1, wrong: (at, words) => uncountable.test(words[at]?.form ?? '') },
  {
    code: 'number_form',
    length: 2,
    wrong: (at, words) =>
      (words[at]?.form === 'much' || words[at]?.form === 'less') &&
      isPluralNoun(words[at + 1]) &&
      words[at - 1]?.form !== 'how',
  },
  {
    code: 'agreement',
    length: 2,
    wrong: (at, words) =>
      (isPluralNoun(words[at]) || /^(people|they|we|children)$/.test(words[at]?.form ?? '')) &&
      /^(is|was|has|does|doesn't|isn't|wasn't)$/.test(words[at + 1]?.form ?? '') &&
      !words
        .slice(Math.max(0, at - 4), at)
        .some((word) =>
          /^(of|in|for|with|from|to|about|between|on|and|reading|using|by|than)$/.test(word.form),
        ) &&
      !isNoun(words[at - 1]) &&
      // The verb may belong to the clause around: `collecting voices is`, `that we forget names is`.
      !words.slice(Math.max(0, at - 2), at).some(({ tags }) => tags.has('Verb')),
  },
  {
    code: 'agreement',
    length: 2,
    wrong: (at, words) =>
      isSingularNoun(words[at]) &&
      /^(are|were|have|don't|haven't|aren't|weren't|do)$/.test(words[at + 1]?.form ?? '') &&
      !words[at]?.tags.has('Actor') &&
      !words
        .slice(Math.max(0, at - 5), at)
        .some(
          (word) =>
            /^(and|or|of|do|does|did|with|people|who|that|which|than|us|them|if)$/.test(
              word.form,
            ) ||
            modals.test(word.form) ||
            word.tags.has('Plural'),
        ) &&
      /^(the|a|an|this|my|our|your|his|her|its|every|each|because|that|but)$/.test(
        words[at - 1]?.form ?? words[at]?.form ?? '',
      ),
  },
  {
    code: 'agreement',
    length: 2,
    wrong: (at, words) =>
      isSingularNoun(words[at]) &&
      at === 0 &&
      /^(are|were|have|do)$/.test(words[at + 1]?.form ?? ''),
  },
  {
    code: 'agreement',
    length: 2,
    wrong: (at, words) =>
      /^(he|she|it)$/.test(words[at]?.form ?? '') &&
      !words
        .slice(Math.max(0, at - 3), at)
        .some(
          (word) =>
            modals.test(word.form) ||
            /^(do|does|did|let|make|makes|made|help|helps|see|to|and|if|whether|that|lest)$/.test(
              word.form,
            ),
        ) &&
      /^(go|have|do|want|need|know|make|think|speak|work|depend|mean|say|like|see|use|help|take|give|come|look|call|live|write|don't|haven't|understand|learn)$/.test(
        words[at + 1]?.form ?? '',
      ),
  },
  {
    code: 'verb_form',
    length: 2,
    wrong: (at, words) => modals.test(words[at]?.form ?? '') && words[at + 1]?.form === 'to',
  },
  {
    code: 'verb_form',
    length: 2,
    wrong: (at, words) =>
      modals.test(words[at]?.form ?? '') &&
      (irregularPast.test(words[at + 1]?.form ?? '') ||
        /^(is|are|was|were|has|does|had|did)$/.test(words[at + 1]?.form ?? '')) &&
      !/^(become|come|run)$/.test(words[at + 1]?.form ?? ''),
  },
  {
    code: 'verb_form',
    length: 2,
    wrong: (at, words) =>
      /^(did|didn't|does|doesn't|don't)$/.test(words[at]?.form ?? '') &&
      irregularPast.test(words[at + 1]?.form ?? ''),
  },
  {
    code: 'verb_form',
    length: 3,
    wrong: (at, words) =>
      /^(did|does|do)$/.test(words[at]?.form ?? '') &&
      words[at + 1]?.form === 'not' &&
      irregularPast.test(words[at + 2]?.form ?? ''),
  },
  {
    code: 'verb_form',
    length: 2,
    wrong: (at, words) =>
      words[at]?.form === 'to' &&
      irregularPast.test(words[at + 1]?.form ?? '') &&
      words[at + 1]?.form !== 'found',
  },
  {
    code: 'verb_form',
    length: 2,
    wrong: (at, words) =>
      /^(am|is|are|was|were|i'm)$/.test(words[at]?.form ?? '') &&
      /^(agree|depend|think|believe|want|know|prefer|went|come)$/.test(words[at + 1]?.form ?? ''),
  },
  {
    code: 'verb_form',
    length: 2,
    wrong: (at, words) =>
      /^(for|without|by|of|before|after)$/.test(words[at]?.form ?? '') &&
      bareVerbs.test(words[at + 1]?.form ?? ''),
  },
  {
    code: 'verb_form',
    length: 3,
    wrong: (at, words) =>
      words[at]?.form === 'forward' &&
      words[at + 1]?.form === 'to' &&
      /^(hear|see|meet|work|start|receive|get|read)$/.test(words[at + 2]?.form ?? ''),
  },
  {
    code: 'grammar_form',
    length: 2,
    wrong: (at, words) =>
      /^(more|most)$/.test(words[at]?.form ?? '') &&
      /^(better|worse|easier|harder|bigger|smaller|faster|cheaper|best|worst|easiest|nicer|older|younger|slower|higher|lower|stronger|simpler)$/.test(
        words[at + 1]?.form ?? '',
      ),
  },
  {
    code: 'article',
    length: 2,
    wrong: (at, words) =>
      /^(a|an|the|my|our|your|their)$/.test(words[at]?.form ?? '') &&
      /^(a|an|the|my|our|your|their|this|these|those)$/.test(words[at + 1]?.form ?? ''),
  },
  {
    code: 'repeated_word',
    length: 2,
    wrong: (at, words) =>
      words[at]?.form === words[at + 1]?.form &&
      !/^(had|that|very|so|really|many|no|bye|is|long)$/.test(words[at]?.form ?? ''),
  },
  {
    code: 'preposition',
    length: 2,
    wrong: (at, words) => wrongPrepositions.has(`${words[at]?.form} ${words[at + 1]?.form}`),
  },
  {
    code: 'pronoun_subject',
    length: 1,
    wrong: (at, words, sentence) =>
      at === 0 && !sentence.question && /^(is|are|was|were)$/.test(words[0]?.form ?? ''),
  },
  {
    code: 'word_order',
    length: 2,
    wrong: (at, words) =>
      /^(a|an|the|my|your|our|their|every)$/.test(words[at]?.form ?? '') &&
      /^(is|are|was|were|am|of|in|on|at|by|for|from|with|and|or|but|if|he|she|it|we|they|i|can|could|will|would|has|had|because)$/.test(
        words[at + 1]?.form ?? '',
      ),
  },
]
