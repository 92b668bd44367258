import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { mails } from '../modules/users/users.table'
import type { TestServer } from './server'
import { wholeUpload } from './upload'

export interface Person {
  id: string
  email: string
  token: string
  refreshToken: string
}

export const goodPassword = 'Riyadah-7'

/** Signs a new person up by the public call. */
export async function signUp(
  server: TestServer,
  name = 'Khalid Saeed Al Mansoori',
): Promise<Person> {
  const email = `${randomUUID()}@example.ae`
  const { body } = await server.client('registerUser', {
    body: {
      full_name: name,
      mobile_number: '+971 50 123 4567',
      email,
      password: goodPassword,
      terms_accepted: true,
    },
  })
  return {
    id: body.data.user.id,
    email,
    token: body.data.token,
    refreshToken: body.data.user.refresh_token,
  }
}

/** The newest mail to an address, with the code and the link it carries. */
export async function lastMailTo(server: TestServer, email: string) {
  await server.runJobs()
  const [mail] = await server.deps.db
    .select()
    .from(mails)
    .where(eq(mails.to, email))
    .orderBy(desc(mails.at), desc(mails.id))
    .limit(1)
  if (mail === undefined) throw new Error(`No mail to ${email}`)
  return {
    ...mail,
    code: /\b\d{4}\b/.exec(mail.text)?.[0] ?? '',
    link: /\/auth\/[\w-]+\/([\w-]+)$/m.exec(mail.text)?.[1] ?? '',
  }
}

/** A person whose e-mail is confirmed. */
export async function confirmed(server: TestServer, name?: string): Promise<Person> {
  const person = await signUp(server, name)
  const { code } = await lastMailTo(server, person.email)
  await server.client('verifyEmail', { params: { token: code }, body: { email: person.email } })
  return person
}

/** Uploads a whole file in one piece and returns the upload's id. */
export async function upload(
  server: TestServer,
  token: string,
  kind: string,
  bytes: Buffer,
  filename: string,
): Promise<string> {
  const { id, form } = wholeUpload(kind, bytes, filename)
  await server.client('uploadFileChunk', { token, form })
  return id
}

export const resumeText = Buffer.from(
  'Khalid Saeed Al Mansoori\nkhalid@example.ae\n+971 50 123 4567\n\nSkills\nPython, SQL, Data annotation\n',
)

/** A fit onboarding form over a resume upload, or without a resume. */
export const candidateForm = (resume: string | null) => ({
  full_name: 'Khalid Saeed Al Mansoori',
  mobile_number: '+971 50 123 4567',
  candidate_avatar: null,
  candidate_resume: resume,
  candidate_social_links: ['https://www.linkedin.com/in/khalid'],
  candidate_availability: ['weekday_mornings'],
  is_emirati: true,
  emirates_id: '784-1999-1234567-7',
  city: 'al_ain',
  address: 'Al Jimi',
  education_level: 'bachelors',
  availability_40_hours: true,
  heard_from: 'word_of_mouth',
  accommodations_needed: false,
  accommodations_detail: null,
  laptop_available: true,
  wifi_available: true,
  currently_employed: false,
  is_student: false,
  university_name: null,
  availability_mode: 'online',
})

export const companyForm = () => ({
  company_name: 'Noor Data',
  company_avatar: null,
  company_size: 25,
  company_industry: 'Information technology',
  company_location: 'Abu Dhabi',
  company_website: 'https://noor.example.com',
  company_description:
    'We label and check speech and text in Arabic and English for teams that train language models.',
})

/** A candidate who has onboarded and waits for approval; the resume is read. */
export async function onboarded(server: TestServer, name?: string): Promise<Person> {
  const person = await confirmed(server, name)
  await server.client('onboardCandidate', {
    token: person.token,
    body: candidateForm(await upload(server, person.token, 'resume', resumeText, 'resume.txt')),
  })
  await server.runJobs()
  return person
}
