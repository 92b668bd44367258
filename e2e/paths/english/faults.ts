import type { Fault } from '../plant'

/** Faults of an assessment. The short walk of each has to detect it. */
export const faults: readonly Fault[] = [
  {
    name: 'a button sends nothing',
    find: /type:`conditions\.accepted`/,
    instead: 'type:`conditions.read`',
    transition: 'conditions conditions.accepted',
    caught: /did not take conditions conditions\.accepted/,
  },
  {
    name: 'a guard is left out: a window that is too narrow goes on',
    find: /isSupported:\([^)]*\)=>\w+===null/,
    instead: 'isSupported:()=>!0',
    transition: 'english.checking.browser xstate.done.actor.0.english.checking.browser #2',
    caught:
      /did not take english\.checking\.browser xstate\.done\.actor\.0\.english\.checking\.browser #2/,
  },
  {
    name: 'a transition leads to the wrong part',
    find: /`#parts\.\$\{(\w+)\[(\w+)\+1\]/,
    instead: '`#parts.${$1[$2+2]',
    transition: 'english.running.parts.writing.answering part.submitted',
    caught: /english\.running\.parts\.mcqs\.briefing/,
  },
  {
    name: 'a notice is missing: nobody says that a take-over did not succeed',
    find: /(`check\.elsewhereStay`\)\}\),)\w+\.context\.failure===null/,
    instead: '$1!0',
    transition: 'english.elsewhere.takingOver xstate.error.actor.0.english.elsewhere.takingOver',
    caught: /Nowhere stands/,
  },
  {
    name: 'an answer is not sent',
    find: /(\.\.\.\w+,)unsent:!0,delayed:!1\}/,
    instead: '$1unsent:!1,delayed:!1}',
    transition:
      'english.running.saving.saving xstate.done.actor.0.english.running.saving.saving #1',
    caught: /No call came/,
  },
]
