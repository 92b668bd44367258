import { useEffect } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { AppForm } from './use-app-form'
import { dropDraft, storeDraft, restoreDraft } from './draft'

/**
 * Keeps what is changed in a form in this tab until `discard`: once it is saved, or given up. What was
 * kept before stands in the form as changed.
 */
export function useFormDraft<Values extends FieldValues, Sent>(
  form: AppForm<Values, Sent>,
  draft: string,
  userId: string,
  saved: Values,
) {
  useEffect(() => {
    const before = restoreDraft(draft, userId, saved)
    for (const name of Object.keys(saved) as FieldPath<Values>[])
      if (JSON.stringify(before[name]) !== JSON.stringify(saved[name]))
        form.setValue(name, before[name], {
          shouldDirty: true,
        })
    // Once, when the page is opened: afterwards the form itself knows best.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => storeDraft(draft, userId, values),
      }),
    [form, draft, userId],
  )
  return { discard: () => dropDraft(draft, userId) }
}
