import { useWrite } from '#src/app/use-write.ts'

/** The shown cards in their order: the whole arrangement at once. [MYP-14] */
export const useSaveWidgets = () =>
  useWrite('post', '/api/main/saveMainMenuWidget', { stale: ['/api/main/getMainMenuWidget'], done: null })
