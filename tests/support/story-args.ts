type Channel = { emit: (event: string, data: unknown) => void }

/** In the page: gives the story these arguments, as Storybook's controls do; without any, its own again. */
export function withArgs({ story, args }: { story: string; args?: Record<string, unknown> }): void {
  // Storybook's global
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
  if (args === undefined) channel.emit('resetStoryArgs', { storyId: story })
  else channel.emit('updateStoryArgs', { storyId: story, updatedArgs: args })
}
