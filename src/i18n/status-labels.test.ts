import { expect, test } from 'vitest'

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', {
  import: 'default',
  eager: true,
})

const labels = {
  en: {
    COMPLETED: 'Completed',
    CANCELLED: 'Cancelled',
    RESULT_PROCESSING: 'Result Processing',
    IN_PROGRESS: 'In Progress',
    FAILED: 'Failed',
    REDO: 'Redo',
    NONE: 'N/A',
  },
  ar: {
    COMPLETED: 'مكتمل',
    CANCELLED: 'ملغى',
    RESULT_PROCESSING: 'النتيجة قيد المعالجة',
    IN_PROGRESS: 'قيد التنفيذ',
    FAILED: 'فشل',
    REDO: 'إعادة',
    NONE: 'غير متاح',
  },
}

/** Every group of sentences by the name of `status` that names what an attempt can be. */
function statusGroups(tree: object): object[] {
  return Object.entries(tree).flatMap(([name, part]) => {
    if (typeof part !== 'object' || part === null) return []
    return [
      ...(name === 'status' && 'RESULT_PROCESSING' in part ? [part] : []),
      ...statusGroups(part),
    ]
  })
}

test.each(['en', 'ar'] as const)(
  'an attempt’s status is called the same on every page and in every file, in %s',
  (language) => {
    const groups = Object.entries(files).flatMap(([path, sentences]) =>
      path.includes(`/${language}/`)
        ? statusGroups(sentences).map((group) => ({ path, group }))
        : [],
    )
    expect(groups.map(({ path }) => path.replace(/^.*\//, '')).toSorted()).toEqual([
      'assessment.json',
      'candidate.json',
      'recruiter.json',
      'report.json',
    ])
    for (const { path, group } of groups)
      expect({ ...labels[language], ...group }, path).toEqual(labels[language])
  },
)
