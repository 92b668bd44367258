import scores from './scores.json'

/** A candidate whom the demo shows to recruiters, with what they wrote and how it went. */
export interface DemoAttempt {
  email: string
  firstName: string
  lastName: string
  /** Days before the demo was loaded. */
  daysAgo: number
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

/** What the scorers gave for these answers, by e-mail; `demo-attempts.test.ts` scores them again and compares. */
export const demoScores: Readonly<Record<string, unknown>> = scores
