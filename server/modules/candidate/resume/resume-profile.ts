/** The stored result of reading one resume. Every string in it stands in the resume's own text. */
export interface ResumeProfile {
  name: string | null
  emails: string[]
  /** UAE numbers are written +971…; other numbers keep the digits they were given with. */
  phones: string[]
  links: string[]
  skills: ResumeSkill[]
  work_history_detailed: WorkEntry[]
  education: EducationEntry[]
  languages: string[]
  media: { id: string; title: string; url: string }[]
  /** Job titles, oldest first. */
  career_path: string[]
}

export interface ResumeSkill {
  id: string
  /** The skill as the candidate wrote it. */
  name: string
  /** The taxonomy's skill id, or null for a skill the taxonomy does not know. */
  ref_skill: string | null
  /** The line of the resume that shows the skill. */
  evidence: string
}

export interface WorkEntry {
  title: string | null
  employer: string | null
  /** ISO yyyy-mm, or yyyy where the resume gives no month. */
  start: string | null
  /** As `start`, or 'present'. */
  end: string | null
  description: string
}

export interface EducationEntry {
  institution: string | null
  degree: string | null
  field: string | null
  start: string | null
  end: string | null
}

export type ResumeFailure = 'resume_no_text' | 'resume_encrypted' | 'resume_broken' | 'resume_too_complex'

export type ParseOutcome = { ok: true; profile: ResumeProfile } | { ok: false; failure: ResumeFailure }

export interface ResumeFile {
  bytes: Uint8Array
  filename: string
}

export interface ParseOptions {
  /** Aborting rejects with the signal's reason: a stopped job says nothing about the file. */
  signal?: AbortSignal
}
