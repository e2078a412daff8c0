/**
 * Where overlays are attached. The product serves two channels, 2.0 and 2.1, told apart by the body's `data-channel`,
 * each with its own container; without containers the body itself is used. [WID-11]
 */
export function channelContainer(): HTMLElement {
  const channel = document.body.dataset.channel === '2.0' ? '20' : '21'
  return document.getElementById(`app-${channel}`) ?? document.body
}
