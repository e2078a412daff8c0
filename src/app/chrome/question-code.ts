import { loadDialog } from '#src/ui/dialog/dialog.tsx'

/**
 * The code that asks, with the dialog it asks in. A way out loads it before it is needed, and asks nothing where it did
 * not come.
 */
export const loadQuestions = async () => {
  const [file] = await Promise.all([import('#src/ui/confirm/confirm-host.tsx'), loadDialog()])
  return file
}
