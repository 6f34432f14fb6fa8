/** A region that scrolls can be scrolled by keys too: it takes the focus as long as something of it is out of sight. */

export function scrolled(region: HTMLElement): { destroy(): void } {
  const look = (): void => {
    const { overflowX, overflowY } = getComputedStyle(region);
    const sideways = overflowX !== "hidden" && region.scrollWidth > region.clientWidth;
    const down = overflowY !== "hidden" && region.scrollHeight > region.clientHeight;
    if (sideways || down) region.tabIndex = 0;
    else region.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const each of [region, ...region.children]) sizes.observe(each);
    look();
  };
  const children = new MutationObserver(watch);
  children.observe(region, { childList: true });
  watch();
  return {
    destroy() {
      sizes.disconnect();
      children.disconnect();
    },
  };
}
