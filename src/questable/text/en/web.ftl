### Words of the server, as the command line says them.

web-serving = Questable serves on { $url } and keeps its rooms in { $db }.
web-serving-lan = In your network: { $url }
web-stop = Ctrl+C stops it; games go on when it is started again.
web-bad-db = “{ $db }” is no address of a store; write { $example }.
web-store = { $db } cannot be used: { $why }.
web-port = Port { $port } cannot be used: { $why }. Try another with --port.
