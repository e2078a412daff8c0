import type { Shell } from '#src/shell/shell.ts'

/** Loads the page anew; Android's shell does it itself where it can [NAT-27]. */
export function reloadPage(
  shell: Pick<Shell, 'platform' | 'bridge'>,
  reload: () => void = () => location.reload(),
): void {
  if (shell.platform().kind === 'android' && shell.bridge.has('reload')) shell.bridge.reload().catch(reload)
  else reload()
}
