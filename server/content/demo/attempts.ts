import scores from './scores.json'

/** A candidate whom the demo shows to recruiters. */
export interface DemoPerson {
  email: string
  firstName: string
  lastName: string
  /** Days before the demo was loaded. */
  daysAgo: number
}

/** The answers of one person in the English assessment, and how the attempt ended. */
export interface DemoAttempt extends DemoPerson {
  writing: string
  /** Options chosen, in the order of the questions; a dash for none. */
  mcqs: string
  ending: 'reviewed' | 'awaiting_review' | 'exited'
  /** What a reviewer gave for the four spoken answers. */
  speaking: number[]
  note: string
}

export const demoAttempts: readonly DemoAttempt[] = [
  {
    email: 'fatima@demo.masar.example',
    firstName: 'Fatima',
    lastName: 'Al Zaabi',
    daysAgo: 2,
    writing:
      'Dear Salem, I have thought about our recordings, and I would write every word just as it was said. A computer that has only read Modern Standard Arabic will not understand a grandmother in Al Ain who asks for the weather. Dialect is what people really speak, so it is what the model has to hear. I know that this choice brings one difficulty: two colleagues may spell the same word in two ways. For example, some of us write the word for "now" with one letter and others with two. To deal with it, the team could keep a short list of agreed spellings and add to it every Thursday. New colleagues would read the list on their first day. What do you think? Kind regards, Fatima',
    mcqs: 'cadbadbcdacbbdacdbaa',
    ending: 'reviewed',
    speaking: [78, 72, 81, 69],
    note: 'Clear and easy to follow; searches for words in the third answer.',
  },
  {
    email: 'yousef@demo.masar.example',
    firstName: 'Yousef',
    lastName: 'Al Hammadi',
    daysAgo: 1,
    writing:
      'Dear team leader, I think is better to change the recordings into standard Arabic because everybody understand it. In my family we speak dialect but when we write we use the standard language. The computer need clean text. One problem that the meaning can change when we change the words. Some words in dialect does not have the same word in standard Arabic, so the annotator will choose what he like. I suggest that we write the two versions, first the dialect and after that the standard. It will take more time but the result is better. Also we can ask the older people in the team when we do not know a word. Thank you for reading my letter.',
    mcqs: 'cadbcdbbdaabbdccd-ab',
    ending: 'awaiting_review',
    speaking: [],
    note: '',
  },
  {
    email: 'shamma@demo.masar.example',
    firstName: 'Shamma',
    lastName: 'Al Mansoori',
    daysAgo: 5,
    writing: 'Dear Huda, I would keep the dialect, because',
    mcqs: '',
    ending: 'exited',
    speaking: [],
    note: '',
  },
]

/**
 * How one worked through the annotation assessment. `careful`: nearly as the key has it; `hasty`:
 * mostly not.
 */
export interface DemoAnnotation extends DemoPerson {
  hand: 'careful' | 'hasty'
  /** The two responses. */
  responses: readonly [string, string]
  ending: 'completed' | 'evaluation_failed'
}

export const demoAnnotations: readonly DemoAnnotation[] = [
  {
    email: 'hessa@demo.masar.example',
    firstName: 'Hessa',
    lastName: 'Al Dhaheri',
    daysAgo: 1,
    hand: 'careful',
    responses: [
      'I am sorry that the message lost the voice of your uncle. The app was trained mostly on formal Arabic, so it tends to replace words of the dialect with others that it knows better. Please keep the recording, because nothing is lost there. You could ask a relative to write down his words while listening, or play it slowly and correct our text yourself. I cannot promise that the next version will hear every word.',
      'I understand that this worries you, with a baby at home. I cannot tell from here which time is right, because a camera may easily take one Arabic digit for another when the light is poor. Please show the notice to a neighbour or call the building office this morning. Until you are certain, prepare for the longer time: fill a few bottles, boil some water for the baby, and keep a bucket ready.',
    ],
    ending: 'completed',
  },
  {
    email: 'majid@demo.masar.example',
    firstName: 'Majid',
    lastName: 'Al Suwaidi',
    daysAgo: 3,
    hand: 'hasty',
    responses: [
      'Sorry for this problem the app is making mistake sometimes. You can try again.',
      'I think you neighbour is right because he read it.',
    ],
    ending: 'completed',
  },
  {
    email: 'salem@demo.masar.example',
    firstName: 'Salem',
    lastName: 'Al Ketbi',
    daysAgo: 4,
    hand: 'careful',
    responses: [
      'The app knows formal Arabic better than dialect, so it changed his words. Keep the recording and write the words down with somebody of the family.',
      'Please ask the office of the building today, and keep some water until you know.',
    ],
    ending: 'evaluation_failed',
  },
]

/**
 * What the scorers gave for these answers, by e-mail; `demo-attempts.test.ts` scores them again and
 * compares.
 */
export const demoScores: Readonly<Record<string, unknown>> = scores
