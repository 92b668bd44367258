import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { operations } from '../../openapi/generated/operations'
import { patient } from '../../scripts/lib/patience.mjs'
import { newEmiratesId } from '../../server/testing/emirates-ids'
import { type MultipartForm, wholeUpload } from '../../server/testing/upload'
import type { AppServer } from '../app-server'
import { candidateDetails, companyDetails } from './onboarding-details'

/** Somebody who signs up. */
export interface Newcomer {
  fullName: string
  /** The nine digits after +971. */
  mobile: string
  email: string
  password: string
}

export const password = 'Palm-Tree7'

/** The accounts of the demo data. */
export const demo = {
  candidate: { email: 'candidate@demo.masar.example', password: 'Masar-Demo1' },
  recruiter: { email: 'recruiter@demo.masar.example', password: 'Masar-Demo1' },
  admin: { email: 'admin@demo.masar.example', password: 'Masar-Demo1' },
} as const

let newcomers = 0
/** Full names make people unique in the lists of a server that several tests share. */
const fathers = ['Rashed', 'Saif', 'Hamad', 'Khalid', 'Faisal', 'Ahmed', 'Majid', 'Omar', 'Ali']
const families = ['Al Suwaidi', 'Al Ketbi', 'Al Mansoori', 'Al Hammadi', 'Al Shamsi', 'Al Nuaimi']

/** The details of a person without an account. */
export function newcomer(firstName = 'Maitha'): Newcomer {
  const [father, family] = [++newcomers % 9, Math.floor(newcomers / 9) % 6]
  return {
    fullName: `${firstName} ${fathers[father]} ${families[family]}`,
    mobile: `50${String(1_000_000 + newcomers)}`,
    email: `${firstName.toLowerCase()}.${randomUUID().slice(0, 9)}@people.example`,
    password,
  }
}

/** A resume of the parser's own tests. */
export const resumeFile = (name = 'en-libreoffice.pdf') =>
  fileURLToPath(new URL(`../../server/documents/fixtures/files/${name}`, import.meta.url))

interface CallOptions {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  form?: MultipartForm
  token?: string
  /** The network address it comes from, in place of this machine's. */
  from?: string
}

export type Answer = ReturnType<typeof JSON.parse>

/**
 * A call of the contract without a browser: to prepare what a test is not about, and to ask the
 * server what it has.
 */
export async function call(
  server: AppServer,
  id: keyof typeof operations,
  { params = {}, query = {}, body, form, token, from }: CallOptions = {},
): Promise<Answer> {
  const { method, path } = operations[id]
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const response = await fetch(`${server.url}/api${address}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      lang: 'en',
      ...(from === undefined ? {} : { 'x-forwarded-for': from }),
      ...(token === undefined ? {} : { token }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(form !== undefined
      ? { body: formData(form) }
      : body === undefined
        ? {}
        : { body: JSON.stringify(body) }),
  })
  const answer: Answer = await response.json()
  if (!response.ok) throw new Error(`${id} answered ${response.status}: ${JSON.stringify(answer)}`)
  return answer
}

function formData(form: MultipartForm): FormData {
  const data = new FormData()
  for (const [name, part] of Object.entries(form)) {
    if (typeof part === 'string') data.append(name, part)
    else data.append(name, new Blob([new Uint8Array(part.bytes)]), part.filename)
  }
  return data
}

const tokens = new WeakMap<AppServer, Map<string, string>>()

/**
 * Makes a call as this person with a new session, because a moved clock may have ended an earlier
 * one.
 */
export async function callAs(
  server: AppServer,
  person: { email: string; password: string },
  id: keyof typeof operations,
  options: Omit<CallOptions, 'token'> = {},
): Promise<Answer> {
  const known = tokens.get(server) ?? new Map<string, string>()
  tokens.set(server, known)
  const signIn = async () => {
    const token = await getToken(server, person)
    known.set(person.email, token)
    return token
  }
  try {
    return await call(server, id, {
      ...options,
      token: known.get(person.email) ?? (await signIn()),
    })
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('answered 401')) throw error
    return call(server, id, { ...options, token: await signIn() })
  }
}

/** Approves somebody, as an admin does. */
export async function approve(server: AppServer, userId: string): Promise<void> {
  await callAs(server, demo.admin, 'adminActionCandidate', {
    body: { user_ids: [userId], action: 'approved' },
  })
}

export const getToken = async (
  server: AppServer,
  { email, password }: { email: string; password: string },
): Promise<string> => (await call(server, 'loginUser', { body: { email, password } })).data.token

/** Somebody who has signed up; the address is not confirmed. */
export async function signedUp(
  server: AppServer,
  firstName?: string,
): Promise<Newcomer & { token: string }> {
  const person = newcomer(firstName)
  const body = {
    full_name: person.fullName,
    mobile_number: `+971${person.mobile}`,
    email: person.email,
    password: person.password,
    terms_accepted: true,
  }
  // Each person signs up from their own address, because one address may sign up only sixty people
  // in a quarter of an hour.
  const from = `10.0.${(newcomers >> 8) & 255}.${newcomers & 255}`
  return { ...person, token: (await call(server, 'registerUser', { body, from })).data.token }
}

/** Somebody whose address is confirmed, and who has not chosen a role. */
export async function confirmed(
  server: AppServer,
  firstName?: string,
): Promise<Newcomer & { token: string }> {
  const person = await signedUp(server, firstName)
  await call(server, 'verifyEmail', {
    params: { token: await server.codeFor(person.email) },
    body: { email: person.email },
  })
  return person
}

/** A candidate who has sent the form and waits for approval. */
export async function waiting(
  server: AppServer,
  firstName?: string,
): Promise<Newcomer & { token: string; id: string }> {
  const person = await confirmed(server, firstName)
  const details = {
    full_name: person.fullName,
    mobile_number: `+971${person.mobile}`,
    candidate_resume: await uploaded(server, person.token, resumeFile()),
    emirates_id: newEmiratesId(),
    ...candidateDetails,
  }
  const { data } = await call(server, 'onboardCandidate', { token: person.token, body: details })
  return { ...person, id: data.user.id }
}

/** A recruiter who has sent the company's details and waits for approval. */
export async function waitingRecruiter(
  server: AppServer,
  firstName?: string,
): Promise<Newcomer & { token: string; id: string }> {
  const person = await confirmed(server, firstName)
  const { data } = await call(server, 'onboardRecruiter', {
    token: person.token,
    body: companyDetails,
  })
  return { ...person, id: data.user.id }
}

/** A candidate who is approved and whose resume is read, and who has not looked that over. */
export async function unreviewedCandidate(
  server: AppServer,
  firstName?: string,
): Promise<Newcomer & { token: string; id: string }> {
  const person = await waiting(server, firstName)
  await approve(server, person.id)
  for (
    let tries = 0;
    (await call(server, 'getUserProfile', { token: person.token })).data.status !== 'completed';
    tries += 1
  ) {
    if (tries === patient(200)) throw new Error('The resume is not read after 20 s.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return person
}

/**
 * A candidate who may take assessments: approved, with a resume that was read. A candidate without
 * skills gets no notifications about jobs, which could arrive at any time.
 */
export async function approvedCandidate(
  server: AppServer,
  firstName?: string,
  { skilled = true } = {},
): Promise<Newcomer & { token: string; id: string }> {
  const person = await unreviewedCandidate(server, firstName)
  await confirmProfile(server, person.token, skilled)
  return person
}

/**
 * Confirms what was read from the resume as it is, as a candidate does who finds nothing to
 * correct, or takes all skills and all work away, so that no job matches: from then on it counts.
 */
async function confirmProfile(server: AppServer, token: string, skilled: boolean): Promise<void> {
  const { data } = await call(server, 'getUserProfile', { token })
  const { profile } = data.upload_response
  const named = (skilled ? profile.skills : []).map(({ id, name: skill, ref_skill }: Answer) => ({
    id,
    name: skill,
    ref_skill,
  }))
  const earned = profile.awards.map(({ id, title, issuer, date }: Answer) => ({
    id,
    title,
    issuer,
    date,
  }))
  const made = profile.media
    .filter(({ from_resume }: Answer) => from_resume)
    .map(({ title, url }: Answer) => ({ title, url }))
  await call(server, 'reviewProfile', {
    token,
    body: {
      read_at: data.review.read_at,
      name: profile.name,
      emails: profile.emails,
      phones: profile.phones,
      links: profile.links,
      skills: named,
      work_history_detailed: skilled ? profile.work_history_detailed : [],
      education: profile.education,
      languages: profile.languages,
      awards: earned,
      media: made,
    },
  })
}

async function uploaded(server: AppServer, token: string, path: string): Promise<string> {
  const { id, form } = wholeUpload('resume', readFileSync(path), basename(path))
  await call(server, 'uploadFileChunk', { token, form })
  return id
}

/** A person's only attempt at an assessment, as its report shows it to a recruiter. */
export async function getReport(
  server: AppServer,
  { email }: { email: string },
  assessmentId = 'english_v3',
): Promise<Answer> {
  const params = { assessment_id: assessmentId }
  const listed = await callAs(server, demo.recruiter, 'listResults', {
    params,
    query: { page: '0', limit: '10', name: email },
  })
  return (
    await callAs(server, demo.recruiter, 'getReport', {
      params: { ...params, id: listed.data.results[0].attempt_id },
    })
  ).data
}
