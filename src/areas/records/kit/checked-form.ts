import * as v from 'valibot'

/**
 * A form of which one function says what is wrong: a sentence for each field that has something wrong, in the order in
 * which they stand. It is asked when the form is sent, so that what depends on the time is asked then, too.
 */
export function checkedForm<Draft extends object>(
  problemsOf: (draft: Draft, now: Date) => Partial<Record<keyof Draft & string, string | null | undefined>>,
): v.GenericSchema<Draft, Draft> {
  return v.pipe(
    v.custom<Draft>((value) => typeof value === 'object' && value !== null),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const draft = dataset.value
      const input: Record<string, unknown> = Object.fromEntries(Object.entries(draft))
      for (const [field, message] of Object.entries<string | null | undefined>(problemsOf(draft, new Date()))) {
        if (message)
          addIssue({ message, path: [{ type: 'object', origin: 'value', input, key: field, value: input[field] }] })
      }
    }),
  )
}
