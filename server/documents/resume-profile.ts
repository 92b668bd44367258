import type { components } from '../../openapi/generated/api'

type Schemas = components['schemas']

/** The result of reading one resume. It contains only strings from the resume's own text. */
export type ResumeProfile = Schemas['ResumeProfile']
export type ResumeSkill = Schemas['ResumeSkill']
export type WorkEntry = Schemas['WorkHistory']
export type EducationEntry = Schemas['Education']
export type ResumeAward = Schemas['ResumeAward']
export type ResumeFailure = Schemas['ResumeFailure']

export type ResumeLine = Schemas['ResumeLine']

export type ParseOutcome =
  | {
      ok: true
      profile: ResumeProfile
      /** Its text in reading order. */
      lines: ResumeLine[]
      /** Read by recognising letters in pictures, so its owner has to check it letter by letter. */
      fromPicture: boolean
    }
  | { ok: false; failure: ResumeFailure }

export interface ResumeFile {
  bytes: Uint8Array
  filename: string
}

export interface ParseOptions {
  /** Aborting rejects with the signal's reason: a stopped job says nothing about the file. */
  signal?: AbortSignal | undefined
  /**
   * Hears how much of the pictures is read, from 0 to 1: first when the recognition begins, and never
   * where there is nothing to recognise.
   */
  onRecognised?: ((share: number) => void) | undefined
}
