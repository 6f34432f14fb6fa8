// Runs before the first paint, so that a chosen theme does not flash. Everything else is in the module.
try {
    const theme = JSON.parse(localStorage.getItem("paddock-settings") ?? "{}").theme;
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
    // A browser that keeps nothing follows the system's theme.
}
