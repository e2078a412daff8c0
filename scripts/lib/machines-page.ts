import { healthSyncMachine } from '#src/health-sync/health-sync.machine.ts'
import { resumeMachine } from '#src/resume/resume.machine.ts'
import { sessionMachine } from '#src/session/session.machine.ts'
import { diagramOf } from './machine-diagram.ts'

const PAGES = [
  {
    title: 'Session', file: 'src/session/session.machine.ts', machine: sessionMachine,
    words: 'Sign-in, refresh and sign-out. Calls wait while a state holds them, and are refused while a session ends.',
  },
  {
    title: 'Health sync', file: 'src/health-sync/health-sync.machine.ts', machine: healthSyncMachine,
    words: 'One run at a time: anywhere but `idle` is the in-progress flag. Each kind is read, normalised and registered piece by piece; a failure leads to the next kind.',
  },
  {
    title: 'Return to the foreground', file: 'src/resume/resume.machine.ts', machine: resumeMachine,
    words: 'Four parts side by side, none waiting for another. `handles` is false on the nine excluded pages.',
  },
]

/** docs/machines.md, made from the machines themselves. */
export function machinesPage(): string {
  const sections = PAGES.map(({ title, file, machine, words }) => `## ${title}\n\n\`${file}\`. ${words}\n\n\`\`\`mermaid\n${diagramOf(machine)}\n\`\`\`\n`)
  return [
    '# The machines that protect an order of steps\n',
    'Written by `npm run diagrams`; a test compares. An arrow says what leads on: the end of a named step, an event, a time limit, or in brackets the guard that has to hold. Guards written in place have no name; their transitions are tried in the order of the file.\n',
    ...sections,
  ].join('\n')
}
