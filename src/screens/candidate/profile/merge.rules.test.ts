import { expect, test } from 'vitest'
import { withWhatIsNew } from './merge.rules'
import { toDraft, emptyProfile, type Profile } from './review.rules'

const profile = (part: Partial<Profile>) => toDraft({ ...emptyProfile, ...part }, null)
const job = { title: 'Annotator', employer: 'Noor', start: '2021', end: 'present', description: '' }

test('confirmed entries keep their wording, and new entries come after them', () => {
  const stored = profile({
    name: 'Mariam Al Ketbi',
    emails: ['mariam@example.ae'],
    skills: [{ id: 'a', name: 'MS Excel', ref_skill: 'excel', evidence: 'Excel' }],
    work_history_detailed: [{ ...job, description: 'As I worded it.' }],
  })
  const read = profile({
    name: 'MARIAM SAEED AL KETBI',
    emails: ['Mariam@example.ae', 'm.ketbi@example.ae'],
    skills: [
      { id: 'b', name: 'Excel', ref_skill: 'excel', evidence: 'Excel, Python' },
      { id: 'c', name: 'Python', ref_skill: 'python', evidence: 'Excel, Python' },
    ],
    work_history_detailed: [
      { ...job, title: 'Lead Annotator', start: '2024' },
      { ...job, end: '2023-12' },
    ],
  })
  const { name, emails, skills, work_history_detailed } = withWhatIsNew(stored, read)
  expect({ name, emails, skills: skills.map((skill) => skill.name) }).toEqual({
    name: 'Mariam Al Ketbi',
    emails: ['mariam@example.ae', 'm.ketbi@example.ae'],
    skills: ['MS Excel', 'Python'],
  })
  expect(work_history_detailed).toEqual([
    { ...job, description: 'As I worded it.', end: '2023-12' },
    { ...job, title: 'Lead Annotator', start: '2024' },
  ])
})

test('an end that was confirmed is not taken back by an older resume', () => {
  const stored = profile({ work_history_detailed: [{ ...job, end: '2023-12' }] })
  const read = profile({ work_history_detailed: [job] })
  expect(withWhatIsNew(stored, read).work_history_detailed).toEqual([{ ...job, end: '2023-12' }])
})
