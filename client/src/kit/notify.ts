/** A word to somebody who does not look at the page; the title has it in any case. */

/** Phones show only what a service worker shows; a page without one shows it itself. */
export async function notify(title: string, body: string): Promise<void> {
  const options = { body, icon: "./icon.svg", tag: "turn" };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) return await worker.showNotification(title, options);
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // A device that shows none, or whose owner has thought better of it.
  }
}
