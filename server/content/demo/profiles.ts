/**
 * What the resume of a demo candidate says; skills by their id in the built-in taxonomy, with the
 * line that names them.
 */
export interface DemoProfile {
  skills: readonly { ref_skill: string | null; name: string; evidence: string }[]
  work_history_detailed: readonly {
    title: string
    employer: string
    start: string
    end: string
    description: string
  }[]
  education: readonly {
    institution: string
    degree: string
    field: string
    start: string
    end: string
  }[]
  city: 'abu_dhabi' | 'al_ain' | 'dubai' | 'sharjah'
  level: 'high_school' | 'bachelors' | 'masters'
}

/** A line of skills as a resume has it, each with its id. */
const named = (line: string, skills: Record<string, string | null>) =>
  Object.entries(skills).map(([name, ref_skill]) => ({ name, ref_skill, evidence: line }))

const mariam =
  'Skills: data annotation, text annotation, transcription, Arabic, English, Microsoft Excel, attention to detail'
const fatima = 'Arabic and English, proofreading, Arabic dialects, transcription, content writing'
const yousef = 'Customer service, complaint handling, CRM, Microsoft Office, Arabic, English'
const shamma = 'Accounting, bookkeeping, Microsoft Excel, VAT, English'
const hessa =
  'Data annotation, image annotation, data quality, annotation guidelines, Python, SQL, English, Arabic'
const majid = 'Data entry, typing, Microsoft Word, Arabic'
const salem = 'Translation, Arabic to English translation, proofreading, CAT tools, Arabic, English'

export const demoProfiles: Readonly<Record<string, DemoProfile>> = {
  'candidate@demo.masar.example': {
    skills: named(mariam, {
      'data annotation': 'data_annotation',
      'text annotation': 'text_annotation',
      transcription: 'transcription',
      Arabic: 'arabic',
      English: 'english',
      'Microsoft Excel': 'excel',
      'attention to detail': 'attention_to_detail',
    }),
    work_history_detailed: [
      {
        title: 'Data Annotator',
        employer: 'Liwa Language Services',
        start: '2024-06',
        end: 'present',
        description:
          'Text annotation and transcription of Arabic speech; checked the data annotation of two colleagues.',
      },
      {
        title: 'Customer Service Agent',
        employer: 'Al Jazirah Telecom',
        start: '2022-01',
        end: '2024-05',
        description: 'Answered questions of customers in Arabic and English.',
      },
    ],
    education: [
      {
        institution: 'Zayed University',
        degree: 'Bachelor of Arts',
        field: 'Linguistics',
        start: '2017',
        end: '2021',
      },
    ],
    city: 'abu_dhabi',
    level: 'bachelors',
  },
  'fatima@demo.masar.example': {
    skills: named(fatima, {
      Arabic: 'arabic',
      English: 'english',
      proofreading: 'proofreading',
      'Arabic dialects': 'arabic_dialects',
      transcription: 'transcription',
      'content writing': 'content_writing',
    }),
    work_history_detailed: [
      {
        title: 'Transcriptionist',
        employer: 'Oral History Archive',
        start: '2022-03',
        end: 'present',
        description:
          'Transcription of interviews in Arabic dialects, and proofreading of what others wrote down.',
      },
    ],
    education: [
      {
        institution: 'United Arab Emirates University',
        degree: 'Bachelor of Arts',
        field: 'Arabic',
        start: '2017',
        end: '2021',
      },
    ],
    city: 'al_ain',
    level: 'bachelors',
  },
  'yousef@demo.masar.example': {
    skills: named(yousef, {
      'Customer service': 'customer_service',
      'complaint handling': 'complaint_handling',
      CRM: 'crm',
      'Microsoft Office': 'microsoft_office',
      Arabic: 'arabic',
      English: 'english',
    }),
    work_history_detailed: [
      {
        title: 'Call Centre Agent',
        employer: 'Northern Bank',
        start: '2021-09',
        end: '2025-08',
        description: 'Complaint handling by telephone and live chat, with notes in the CRM.',
      },
    ],
    education: [
      {
        institution: 'Higher Colleges of Technology',
        degree: 'Diploma',
        field: 'Business',
        start: '2018',
        end: '2020',
      },
    ],
    city: 'abu_dhabi',
    level: 'high_school',
  },
  'shamma@demo.masar.example': {
    skills: named(shamma, {
      Accounting: 'accounting',
      bookkeeping: 'bookkeeping',
      'Microsoft Excel': 'excel',
      VAT: 'vat',
      English: 'english',
    }),
    work_history_detailed: [
      {
        title: 'Accounts Assistant',
        employer: 'Sila Trading',
        start: '2023-02',
        end: 'present',
        description:
          'Bookkeeping and VAT returns for a shop with six branches, in Microsoft Excel.',
      },
    ],
    education: [
      {
        institution: 'University of Sharjah',
        degree: 'Bachelor',
        field: 'Accounting',
        start: '2018',
        end: '2022',
      },
    ],
    city: 'sharjah',
    level: 'bachelors',
  },
  'hessa@demo.masar.example': {
    skills: named(hessa, {
      'Data annotation': 'data_annotation',
      'image annotation': 'image_annotation',
      'data quality': 'data_quality',
      'annotation guidelines': 'annotation_guidelines',
      Python: 'python',
      SQL: 'sql',
      English: 'english',
      Arabic: 'arabic',
    }),
    work_history_detailed: [
      {
        title: 'Senior Data Annotator',
        employer: 'Saadiyat Vision',
        start: '2021-01',
        end: 'present',
        description:
          'Image annotation of street scenes; wrote annotation guidelines and measured data quality with Python.',
      },
    ],
    education: [
      {
        institution: 'Khalifa University',
        degree: 'Bachelor of Science',
        field: 'Computer Science',
        start: '2016',
        end: '2020',
      },
    ],
    city: 'abu_dhabi',
    level: 'bachelors',
  },
  'majid@demo.masar.example': {
    skills: named(majid, {
      'Data entry': 'data_entry',
      typing: 'typing',
      'Microsoft Word': 'word',
      Arabic: 'arabic',
    }),
    work_history_detailed: [],
    education: [
      {
        institution: 'Al Ain Secondary School',
        degree: 'Secondary certificate',
        field: 'General',
        start: '2020',
        end: '2023',
      },
    ],
    city: 'al_ain',
    level: 'high_school',
  },
  'salem@demo.masar.example': {
    skills: named(salem, {
      Translation: 'translation',
      'Arabic to English translation': 'arabic_english_translation',
      proofreading: 'proofreading',
      'CAT tools': 'cat_tools',
      Arabic: 'arabic',
      English: 'english',
    }),
    work_history_detailed: [
      {
        title: 'Translator',
        employer: 'Corniche Translation',
        start: '2019-05',
        end: '2025-04',
        description:
          'Translation of contracts and letters with CAT tools, and proofreading for the press office.',
      },
    ],
    education: [
      {
        institution: 'United Arab Emirates University',
        degree: 'Master of Arts',
        field: 'Translation',
        start: '2017',
        end: '2019',
      },
    ],
    city: 'dubai',
    level: 'masters',
  },
}
