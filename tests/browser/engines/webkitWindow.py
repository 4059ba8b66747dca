"""A WebKitGTK window with a profile on disk, driven by JSON lines.

Reads {"id", "tab", "open"} or {"id", "tab", "run"} from standard input and answers {"id", "value"} or
{"id", "error"}; `run` is the body of an async function, and tabs are counted from 0. The driver that comes with WebKitGTK
forgets everything at the end of a session, so a cold start cannot be tested with it.
"""

import json
import sys
import threading

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("JavaScriptCore", "4.1")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, JavaScriptCore, WebKit2  # noqa: E402, F401

profile, width, height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
data = WebKit2.WebsiteDataManager(
    base_data_directory=f"{profile}/data", base_cache_directory=f"{profile}/cache"
)
context = WebKit2.WebContext(website_data_manager=data)
answers = WebKit2.UserContentManager()
answers.register_script_message_handler("answer")
views = []
# The questions whose page is still to come, by tab.
opening = {}


def answer(message):
    print(json.dumps(message), flush=True)


def on_load_changed(view, event):
    if event == WebKit2.LoadEvent.FINISHED and view in opening:
        answer({"id": opening.pop(view), "value": view.get_uri()})


def on_load_failed(view, _event, uri, error):
    if view in opening:
        answer({"id": opening.pop(view), "error": f"{uri}: {error.message}"})
    return False


def on_message(_manager, result):
    answer(json.loads(result.get_js_value().to_string()))


def obey(message):
    identity = message["id"]
    view = view_of(message["tab"])
    if "open" in message:
        opening[view] = identity
        view.load_uri(message["open"])
        return
    view.evaluate_javascript(
        f"""(async () => {{ {message["run"]} }})().then(
            (value) => ({{ id: {identity}, value: value ?? null }}),
            (error) => ({{ id: {identity}, error: String(error) }}),
        ).then((answer) =>
            window.webkit.messageHandlers.answer.postMessage(JSON.stringify(answer)));""",
        -1,
        None,
        None,
        None,
        lambda *_: None,
    )


def view_of(tab):
    while len(views) <= tab:
        views.append(new_view())
    return views[tab]


def new_view():
    view = WebKit2.WebView(web_context=context, user_content_manager=answers)
    settings = view.get_settings()
    settings.set_enable_write_console_messages_to_stdout(False)
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    window = Gtk.Window()
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    view.connect("web-process-terminated", on_terminated)
    view.connect("load-changed", on_load_changed)
    view.connect("load-failed", on_load_failed)
    return view


def listen():
    for line in sys.stdin:
        GLib.idle_add(obey, json.loads(line))
    GLib.idle_add(Gtk.main_quit)


def on_terminated(_view, reason):
    sys.exit(f"The page's process ended: {reason.value_nick}")


answers.connect("script-message-received::answer", on_message)
threading.Thread(target=listen, daemon=True).start()
answer({"id": 0, "value": "ready"})
Gtk.main()
