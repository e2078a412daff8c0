/** The code of the dialog that asks. A way out loads it before it is needed, and asks nothing where it did not come. */
export const loadQuestions = () => import('#src/ui/confirm/confirm-host.tsx')
