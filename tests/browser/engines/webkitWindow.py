"""A WebKitGTK window with a profile on disk, driven by JSON lines.

Reads {"id", "open"} or {"id", "run"} from standard input and answers {"id", "value"} or
{"id", "error"}; `run` is the body of an async function. The driver that comes with WebKitGTK
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
view = WebKit2.WebView(web_context=context, user_content_manager=answers)
settings = view.get_settings()
settings.set_enable_write_console_messages_to_stdout(False)
settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
window = Gtk.Window()
window.set_default_size(width, height)
window.add(view)
window.show_all()
opening = []


def answer(message):
    print(json.dumps(message), flush=True)


def on_load_changed(_view, event):
    if event == WebKit2.LoadEvent.FINISHED and opening:
        answer({"id": opening.pop(), "value": view.get_uri()})


def on_load_failed(_view, _event, uri, error):
    if opening:
        answer({"id": opening.pop(), "error": f"{uri}: {error.message}"})
    return False


def on_message(_manager, result):
    answer(json.loads(result.get_js_value().to_string()))


def obey(message):
    identity = message["id"]
    if "open" in message:
        opening.append(identity)
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


def listen():
    for line in sys.stdin:
        GLib.idle_add(obey, json.loads(line))
    GLib.idle_add(Gtk.main_quit)


def on_terminated(_view, reason):
    sys.exit(f"The page's process ended: {reason.value_nick}")


view.connect("web-process-terminated", on_terminated)
answers.connect("script-message-received::answer", on_message)
view.connect("load-changed", on_load_changed)
view.connect("load-failed", on_load_failed)
threading.Thread(target=listen, daemon=True).start()
answer({"id": 0, "value": "ready"})
Gtk.main()
